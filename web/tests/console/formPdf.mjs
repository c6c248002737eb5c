// A PDF with a form of two fields and a button, as small as one can be.

/** Returns its bytes. */
export function formPdf() {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R 5 0 R 6 0 R] >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Annots [4 0 R 5 0 R 6 0 R] >>",
    "<< /Type /Annot /Subtype /Widget /FT /Tx /T (full_name) /TU (Your name) /Ff 2 /Rect [40 520 240 545] /P 3 0 R >>",
    "<< /Type /Annot /Subtype /Widget /FT /Btn /T (agree) /Rect [40 480 54 494] /P 3 0 R >>",
    "<< /Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (reset) /Rect [40 20 100 40] /P 3 0 R >>",
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = text.length;
  const lines = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
