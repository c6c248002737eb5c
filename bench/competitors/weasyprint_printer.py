"""WeasyPrint in this process, with its fonts looked up once."""

import weasyprint
from weasyprint.text.fonts import FontConfiguration

import talk

fonts = FontConfiguration()


def print_one(html):
    return weasyprint.HTML(string=html).write_pdf(font_config=fonts)


talk.serve(f"WeasyPrint {weasyprint.__version__}", lambda path: path.read_text(), print_one)
