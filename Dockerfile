# syntax=docker/dockerfile:1
# A house in a box: its pages and the compiled engine are built in the first stage, the second only runs them.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /taverne
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes -r requirements/compile.txt -r requirements/node.txt \
    && python -m venv /opt/taverne \
    && /opt/taverne/bin/pip install --no-cache-dir --require-hashes -r requirements/house.txt
COPY . .
RUN python tools/web.py build
RUN TAVERNE_COMPILE=1 pip wheel --no-cache-dir --no-build-isolation --no-deps --wheel-dir dist . \
    && /opt/taverne/bin/pip install --no-cache-dir --no-deps dist/*.whl \
    && /opt/taverne/bin/pip uninstall --yes pip

FROM python:${PYTHON}-slim
RUN useradd --system --uid 8420 --no-create-home taverne \
    && install --directory --owner=taverne --mode=0700 /data
COPY --from=build /opt/taverne /opt/taverne
ENV PATH=/opt/taverne/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    TAVERNE_HOME=/data \
    TAVERNE_HOST=0.0.0.0 \
    TAVERNE_PORT=8420 \
    TAVERNE_COMPILE_ENGINE=never \
    TAVERNE_NETWORK_DOOR=never \
    TAVERNE_LOG_FORMAT=json
USER taverne
VOLUME /data
EXPOSE 8420
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --start-interval=1s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8420/health', timeout=4)"]
ENTRYPOINT ["taverne"]
CMD ["serve", "--no-browser"]
