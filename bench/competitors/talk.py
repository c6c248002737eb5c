"""How the benchmark talks with a competitor: one JSON value a line.

A competitor says once who it is: {"ready": "WeasyPrint 70.0"}. Then it is handed lists of files, {"documents": ["/…/1.html"]},
prints each as a PDF beside the file, and answers with the seconds that each took: {"seconds": [0.05]}. It ends when its
input ends. Processor times are none of its business: the benchmark reads those of the whole process tree.
"""

import json
import sys
import time
from pathlib import Path


def serve(name, prepare, print_one):
    """Prints until the input ends. `prepare` reads a document, which is not timed; `print_one` gives the PDF's bytes."""
    say({"ready": name})
    for line in sys.stdin:
        documents = [Path(path) for path in json.loads(line)["documents"]]
        seconds = []
        for document in documents:
            prepared = prepare(document)
            begin = time.perf_counter()
            pdf = print_one(prepared)
            seconds.append(time.perf_counter() - begin)
            document.with_suffix(".pdf").write_bytes(pdf)
        say({"seconds": seconds})


def say(value):
    print(json.dumps(value), flush=True)
