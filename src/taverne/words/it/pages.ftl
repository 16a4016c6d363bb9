# La pagina che mostra una casa senza la sua facciata.
pages-missing = Il tavolo non è ancora apparecchiato.
pages-missing-how = La casa è aperta e i programmi possono giocarci, ma le sue pagine non sono ancora pronte. Nella cartella di Taverne esegui:
