import type { Browser } from 'playwright';
import type { Shot } from './photographer.ts';

/** Pixels of a sheet at most, whatever is on it: its bytes are bounded too, at about 20 kB. */
const largest = 200_000;
/** Width of a sheet, in px. */
const width = 800;
const quality = 0.4;

/**
 * Returns true for a picture of the component's sheet: every story in the default dress, and its leads in the other
 * brand, light.
 */
const isOnSheet = ({ variant }: Pick<Shot, 'variant'>): boolean =>
  variant.name === 'agio-dark' || variant.name === 'verdant-light';

/** One small WebP per component: enough to see in a review what changed, not to measure it. */
export async function makeSheets(
  browser: Browser,
  components: ReadonlyMap<string, readonly Shot[]>,
): Promise<Map<string, Buffer>> {
  const page = await browser.newPage();
  const sheets = new Map<string, Buffer>();
  try {
    for (const [component, shots] of components) {
      const pictures = shots
        .filter(isOnSheet)
        .flatMap(({ png }) => (png ? `data:image/png;base64,${png.toString('base64')}` : []));
      const sheet = await page.evaluate(draw, { pictures, largest, width, quality });
      sheets.set(component, Buffer.from(sheet.slice(sheet.indexOf(',') + 1), 'base64'));
    }
  } finally {
    await page.close();
  }
  return sheets;
}

/** Runs in the page: the pictures beside and under each other, all at the same scale. */
async function draw(sheet: {
  pictures: readonly string[];
  largest: number;
  width: number;
  quality: number;
}): Promise<string> {
  const images = await Promise.all(
    sheet.pictures.map(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image;
    }),
  );
  const gap = 4;
  const whole = images.reduce((sum, image) => sum + image.width * image.height, 0);
  const scale = Math.min(0.5, Math.sqrt(sheet.largest / whole));
  let [x, y, rowHeight, right] = [0, 0, 0, 1];
  const placed = images.map((image) => {
    const size = { width: image.width * scale, height: image.height * scale };
    if (x > 0 && x + size.width > sheet.width) {
      x = 0;
      y += rowHeight + gap;
      rowHeight = 0;
    }
    const place = { image, x, y, ...size };
    x += size.width + gap;
    rowHeight = Math.max(rowHeight, size.height);
    right = Math.max(right, x - gap);
    return place;
  });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(right);
  canvas.height = Math.max(1, Math.ceil(y + rowHeight));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  context.fillStyle = 'gray';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  for (const { image, ...at } of placed) context.drawImage(image, at.x, at.y, at.width, at.height);
  return canvas.toDataURL('image/webp', sheet.quality);
}
