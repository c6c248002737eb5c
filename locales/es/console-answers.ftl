# Answers of many documents as a table.

answers-title = Respuestas como tabla
answers-what = Una fila por cada documento encontrado, una columna por cada campo. Las hojas de cálculo abren el archivo (CSV).
answers-separator = Entre las celdas
answers-comma = Coma
answers-comma-what = Inglés y otros idiomas que escriben 0.5; programas
answers-semicolon = Punto y coma
answers-semicolon-what = Alemán, francés, español y otros idiomas que escriben 0,5
answers-action = Descargar
answers-again = Descargar otra vez
answers-cut = No todos los documentos están en el archivo
answers-cut-what = Contiene los 10 000 más recientes. Elija un periodo más corto con «Creado desde» y «Creado hasta» en la lista de documentos y exporte cada parte, o use la interfaz de programación.
