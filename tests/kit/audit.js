/* Everything that is wrong with the page as it stands, as a list of sentences. */
;(isTable) => {
  const [TARGET, LETTERS, SLACK] = [39.5, 11.95, 1.5]
  const PRESSED =
    'button, a[href], input, select, textarea, summary, [role=option], [role=tab], [role=switch]'
  // Cards that lie over one another: the strength of each stays in sight, the rest is for the lens.
  const FANNED = '.row__cards, .mrow__c, .backs, .wbacks, [data-fanned]'
  // Pictures that may run out of their frame.
  const ORNAMENT = '[preserveAspectRatio$=slice], .defs, .cb, .home__win, .wait__w, .err__w, [data-ornament]'
  // A whole card as a picture: what is written on it stands beside it, too.
  const PICTURE = '.cf'
  // What has just happened, in front of what is asked; the log tells it in full.
  const TOLD = '.told, [data-told]'
  // A press on it shows the rest.
  const OPENS = 'button[aria-haspopup=dialog]'
  // A button that one sees through, over what it explains or where something may go.
  const GLASS = '.asks, .row__hit'
  /* An id that nobody translated. */
  const MESSAGE = /(^|\s)(web|gwent|cardia|log|cli|thought|faction|ability|card|lesson|room)-[a-z][\w-]+(\s|$)/
  const found = new Set()
  const styles = new Map()
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  // A sheet that one has asked for lies over the table until it is shut.
  const sheet = [...document.querySelectorAll('.hint')].find((one) => one.checkVisibility())
  const root = dialog ?? sheet ?? document.body
  const page = document.documentElement
  const [width, height] = [innerWidth, innerHeight]
  const mayScroll = !isTable && !dialog

  const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one)
  const said = (one) =>
    (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)
  const kind = (one) =>
    one.getAttribute('class')?.trim().split(/\s+/).slice(0, 2).join('.') || one.tagName.toLowerCase()
  const place = (one) =>
    one.closest('[class]') === one ? kind(one) : `${kind(one.closest('[class]') ?? one)} ${kind(one)}`
  const note = (fault, one, more = '') =>
    found.add(`${fault}: ${place(one)} “${said(one)}”${more && ` ${more}`}`)
  const isShown = (one) =>
    !one.closest('.sr, .defs, [inert]') && one.checkVisibility({ visibilityProperty: true }) && !isFaint(one)
  const faint = new Map([[page, false]])
  const isFaint = (one) => faint.get(one) ?? faint.set(one, looksFaint(one)).get(one)
  const looksFaint = (one) =>
    isFaint(one.parentElement) ||
    style(one).opacity === '0' ||
    style(one).fontSize === '0px' ||
    style(one).clipPath === 'inset(50%)'
  const all = (selector) => [...root.querySelectorAll(selector)].filter(isShown)
  const isRelated = (one, other) => one === other || one.contains(other) || other.contains(one)

  /* What hides a part of an element: each frame with its inner box, and whether it scrolls. */
  const framesOf = new Map()
  function frames(one) {
    if (!framesOf.has(one)) framesOf.set(one, walk(one))
    return framesOf.get(one)
  }
  function walk(one) {
    const seen = []
    let position = style(one).position
    for (let up = one.parentElement; up && up !== page && position !== 'fixed'; up = up.parentElement) {
      const look = style(up)
      if (look.display === 'contents') continue
      const holds = look.position !== 'static' || look.transform !== 'none' || look.containerType !== 'normal'
      if (position === 'absolute' && !holds) continue
      if (clips(look)) seen.push(frame(up, look))
      position = look.position
    }
    return seen
  }
  function frame(one, look) {
    const box = one.getBoundingClientRect()
    const zoom = one.offsetWidth ? box.width / one.offsetWidth : 1
    const left = box.left + one.clientLeft * zoom
    const top = box.top + one.clientTop * zoom
    const inner =
      one instanceof SVGElement
        ? box
        : { left, top, right: left + one.clientWidth * zoom, bottom: top + one.clientHeight * zoom }
    return { one, look, ...edges(inner), x: rolls(look.overflowX), y: rolls(look.overflowY) }
  }
  const clips = (look) => look.overflowX !== 'visible' || look.overflowY !== 'visible'
  const rolls = (overflow) => overflow === 'auto' || overflow === 'scroll'
  const edges = ({ left, top, right, bottom }) => ({ left, top, right, bottom })
  const isBesideX = (box, inner) => box.left < inner.left - SLACK || box.right > inner.right + SLACK
  const isBesideY = (box, inner) => box.top < inner.top - SLACK || box.bottom > inner.bottom + SLACK
  const sight = { left: 0, top: 0, right: width, bottom: height }

  /* The frame that cuts this box; what a scroller hides can be scrolled to. */
  function cutter(one, box, around = frames(one)) {
    for (const inner of around) {
      const x = isBesideX(box, inner)
      const y = isBesideY(box, inner)
      if ((x && !inner.x) || (y && !inner.y)) return inner
      if (x || y) return null
    }
    return null
  }
  const isScrolledAway = (one, box) =>
    frames(one).some((inner) => (inner.x && isBesideX(box, inner)) || (inner.y && isBesideY(box, inner)))
  function isOutside(one, box) {
    if (isScrolledAway(one, box)) return false
    return isBesideX(box, sight) || (!(mayScroll && style(one).position !== 'fixed') && isBesideY(box, sight))
  }
  const isInSight = (one, x, y) =>
    x >= 0 &&
    y >= 0 &&
    x < width &&
    y < height &&
    frames(one).every(
      ({ left, right, top, bottom }) => x > left && x < right && y > top + 1 && y < bottom - 1,
    )

  /* Three dots are meant where a name may end early, or a longer text that stands elsewhere, never on what is pressed or asked. */
  const mustBeWhole = (one) =>
    one.closest(`.prompt, button:not(.card, .hcard, .hc, ${OPENS}), .btn, h1, h2`) !== null && !one.closest(TOLD)
  function endsInDots(one, inner) {
    for (let up = one; up; up = up.parentElement) {
      const look = style(up)
      if (look.textOverflow === 'ellipsis') return true
      if (look.webkitLineClamp !== 'none') return standsElsewhere(up)
      if (up === inner.one) return false
    }
    return false
  }
  /* The log tells what happened, a press opens the text, or it is there a second time. */
  function standsElsewhere(one) {
    if (one.closest(TOLD) || one.closest(OPENS)) return true
    const words = plain(one)
    return all('p, li, dd').some(
      (other) => !isRelated(one, other) && !isCut(other) && plain(other).includes(words),
    )
  }
  const plain = (one) => one.textContent.trim().replace(/\s+/g, ' ')
  const isCut = (one) => one.scrollHeight > one.clientHeight + 1 && clips(style(one))

  /* Ink stands inside its line: the air above and below may be cut. */
  const inked = ({ left, top, right, bottom, height: tall }) => ({
    left,
    right,
    top: top + tall * 0.2,
    bottom: bottom - tall * 0.16,
  })

  function lookAtLine(one, line) {
    const box = inked(line)
    const own = clips(style(one)) ? [frame(one, style(one))] : []
    const inner = cutter(one, box, [...own, ...frames(one)])
    if (inner && (!endsInDots(one, inner) || mustBeWhole(one))) note('cut text', one, `by ${kind(inner.one)}`)
    else if (!inner && isOutside(one, box)) note('text outside', one)
    else if (!inner) lookForCover(one, box)
  }
  function lookForCover(one, { left, top, right, bottom }) {
    if (style(one).pointerEvents === 'none') return
    for (const down of [0.1, 0.5, 0.9])
      for (const along of [0.1, 0.5, 0.9])
        covered('covered text', one, left + (right - left) * along, top + (bottom - top) * down)
  }
  function covered(fault, one, x, y) {
    if (!isInSight(one, x, y)) return
    const hit = document.elementFromPoint(x, y)
    if (!hit || isRelated(one, hit) || areFanned(one, hit) || areLabelled(one, hit) || isGlass(one, hit)) return
    if (comesOutBeneath(one, hit)) return
    note(fault, one, `by ${place(hit)}`)
  }
  const areFanned = (one, hit) => one.closest(FANNED) !== null && one.closest(FANNED) === hit.closest(FANNED)
  const isGlass = (one, hit) => hit.matches(GLASS) && hit.parentElement.contains(one)
  /* A bar that sticks to the edge of a sheet lies over what can be scrolled out from under it. */
  function comesOutBeneath(one, hit) {
    const bar = hit.closest('dialog footer')
    if (!bar || style(bar).position !== 'sticky' || !dialog?.contains(one)) return false
    return dialog.scrollHeight > dialog.clientHeight + 1
  }
  const areLabelled = (one, hit) =>
    one.closest('label') !== null && one.closest('label') === hit.closest('label')

  function lookAtTexts() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const one = walker.currentNode.parentElement
      if (
        !walker.currentNode.data.trim() ||
        !one ||
        one.closest('option, style, script, svg') ||
        !isShown(one)
      )
        continue
      if (MESSAGE.test(walker.currentNode.data)) note('no words', one)
      if (parseFloat(style(one).fontSize) < LETTERS) note('small text', one, style(one).fontSize)
      range.selectNodeContents(walker.currentNode)
      for (const line of range.getClientRects()) if (line.width > 1) lookAtLine(one, line)
    }
  }

  function lookAtDrawnTexts() {
    for (const one of all('svg text')) {
      const box = one.getBoundingClientRect()
      if (!box.width) continue
      const size = parseFloat(style(one).fontSize) * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b)
      if (size < LETTERS && !one.closest(PICTURE)) note('small text', one, `${size.toFixed(1)}px`)
      if (cutter(one, inked(box))) note('cut text', one)
      else if (isOutside(one, box)) note('text outside', one)
    }
  }

  function lookAtGlyphs() {
    for (const one of all('svg')) {
      if (one.matches(ORNAMENT) || one.closest(ORNAMENT) || one.parentElement.closest('svg')) continue
      const box = one.getBoundingClientRect()
      const inner = box.width ? cutter(one, box) : null
      if (inner) note('cut glyph', one, `by ${kind(inner.one)}`)
      else if (box.width && isOutside(one, box)) note('glyph outside', one)
    }
  }

  /* A target may reach beyond what is drawn of it. */
  function reach(one) {
    const target = one.matches('input') ? (one.closest('label') ?? one) : one
    const { left, top, right, bottom } = target.getBoundingClientRect()
    const box = { left, top, right, bottom }
    for (const more of ['::before', '::after'])
      extend(box, getComputedStyle(target, more), { left, top, right, bottom })
    return box
  }
  function extend(box, look, { left, top, right, bottom }) {
    if (look.content === 'none' || look.position !== 'absolute') return
    const beyond = (edge) => Math.max(0, -(parseFloat(look[edge]) || 0))
    box.left = Math.min(box.left, left - beyond('left'))
    box.top = Math.min(box.top, top - beyond('top'))
    box.right = Math.max(box.right, right + beyond('right'))
    box.bottom = Math.max(box.bottom, bottom + beyond('bottom'))
  }
  const isOnTheBoard = (one) =>
    one.matches('.row__hit') || (one.matches('.card') && one.closest(FANNED) !== null)
  const isInText = (one) =>
    one.matches('a') && one.closest('p, li, h2') !== null && style(one).display === 'inline'

  function lookAtTargets() {
    for (const one of all(PRESSED)) {
      const box = one.getBoundingClientRect()
      if (!box.width || style(one).clipPath !== 'none' || one.type === 'file') continue
      const { left, top, right, bottom } = reach(one)
      const small = right - left < TARGET || bottom - top < TARGET
      if (small && !isOnTheBoard(one) && !isInText(one))
        note('small target', one, `${Math.round(right - left)}×${Math.round(bottom - top)}`)
      lookAtPlaceOf(one, box)
    }
    for (const one of all('.prompt')) lookAtPlaceOf(one, one.getBoundingClientRect())
  }
  function lookAtPlaceOf(one, box) {
    if (isOutside(one, box)) return note('outside', one)
    if (cutter(one, box)) note('cut', one, `by ${kind(cutter(one, box).one)}`)
    if (style(one).pointerEvents === 'none') return
    const at = (x, y) => covered('covered', one, box.left + box.width * x, box.top + box.height * y)
    for (const [x, y] of [
      [0.5, 0.5],
      [0.15, 0.2],
      [0.85, 0.2],
      [0.15, 0.8],
      [0.85, 0.8],
    ])
      at(x, y)
  }

  /* Who can scroll must see that: a bar, or something that looks in from beyond the edge. */
  function lookAtScrollers() {
    for (const one of [...(dialog ? [dialog] : []), ...root.querySelectorAll(':not(svg, svg *)')]) {
      if (one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1) continue
      const look = style(one)
      if (!isShown(one)) continue
      if (one === dialog && one.scrollWidth > one.clientWidth + 1) note('scrolls sideways', one)
      else if (
        rolls(look.overflowX) &&
        one.scrollWidth > one.clientWidth + 1 &&
        !saysSo(one, look, 'left', 'right')
      )
        note('scrolls in secret', one)
      else if (
        rolls(look.overflowY) &&
        one.scrollHeight > one.clientHeight + 1 &&
        !saysSo(one, look, 'top', 'bottom')
      )
        note('scrolls in secret', one)
    }
  }
  function saysSo(one, look, first, last) {
    if (look.scrollbarWidth !== 'none') return true
    const frame = one.getBoundingClientRect()
    const peeks = (box) =>
      [first, last].some((edge) => box[first] < frame[edge] - 6 && box[last] > frame[edge] + 6)
    return [...one.querySelectorAll('*')].some((inside) => peeks(inside.getBoundingClientRect()))
  }

  function lookAtThePage() {
    if (page.scrollWidth > width + 1) found.add(`the page scrolls sideways: ${page.scrollWidth} of ${width}`)
    if (isTable && page.scrollHeight > height + 1)
      found.add(`the table scrolls: ${page.scrollHeight} of ${height}`)
  }

  lookAtThePage()
  lookAtTexts()
  lookAtDrawnTexts()
  lookAtGlyphs()
  lookAtTargets()
  lookAtScrollers()
  return [...found]
}
