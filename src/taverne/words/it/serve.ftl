# Quello che dicono `taverne serve` e i suoi amici.
cli-help-serve = Apri la casa: gioca nel browser, per conto tuo o con gli amici.
cli-help-serve-host = L'indirizzo su cui ascoltare; con 0.0.0.0 possono entrare gli altri della tua rete.
cli-help-serve-port = La porta su cui ascoltare; 0 ne trova una libera.
cli-help-serve-browser = Apri il browser, oppure no.
cli-help-serve-database = Dove si conservano le partite, come sqlite:///games.db o postgresql://user@host/taverne.
cli-help-backup = Scrivi tutte le stanze della casa in un file.
cli-help-restore = Leggi una copia di sicurezza in una casa vuota.
cli-help-backup-file = Il file della copia di sicurezza.
cli-help-verify = Controlla che in una partita le carte siano state date in modo onesto.
cli-help-verify-file = La registrazione di una partita finita.
cli-help-verify-commitment = L'impegno che ti sei annotato prima che si dessero le carte.
cli-backup-done = { $rows ->
    [one] Una riga scritta
   *[other] { $rows } righe scritte
  } in { $file }.
cli-restore-done = { $rows ->
    [one] Una riga letta
   *[other] { $rows } righe lette
  } da { $file }.
cli-verified = Le carte sono state date in modo onesto. Il segreto corrisponde all'impegno { $commitment }, le carte ne derivano insieme alla fortuna di tutti, e tutte le { $answers } risposte seguono le regole.
serve-open = La casa è aperta: { $address }
serve-stop = Premi Ctrl+C per chiuderla; le partite continuano quando riapre.
serve-door = La casa non può ascoltare su { $host }, porta { $port }: { $reason }.
