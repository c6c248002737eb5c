// Photographs made smaller, for the service and for paper: nothing printed needs more.

/** The most pixels that the service takes, and how many are left of a picture with more. */
const MOST = 40_000_000;
const ENOUGH = 12_000_000;

/** Returns how large a picture of that size becomes: as many pixels as are enough, in the same shape. */
export function reduced(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(ENOUGH / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** Returns a picture made smaller; nothing where it has no more pixels than the service takes, unless it has to be smaller anyway. */
export async function makeSmaller(file: File, always: boolean): Promise<File | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((done, failed) => {
      image.onload = done;
      image.onerror = failed;
      image.src = address;
    });
    const { naturalWidth, naturalHeight } = image;
    if (!always && naturalWidth * naturalHeight <= MOST) return null;
    const canvas = document.createElement("canvas");
    Object.assign(canvas, reduced(naturalWidth, naturalHeight));
    const context = canvas.getContext("2d");
    if (!context) return null;
    // What shows through is paper, not the black that a JPEG would have there.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.9));
    return made && new File([made], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" });
  } finally {
    URL.revokeObjectURL(address);
  }
}
