// Many pictures of a screen on one sheet, small enough for a repository.
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export const PHONE = { width: 360, height: 640 };

/** Draws PNG pictures in base64 one after the other into a file, so many in a row. */
export async function sheet(
  page: Page,
  frames: string[],
  file: string,
  most = 5,
  scale = 0.6,
  size = PHONE,
): Promise<void> {
  const data = await page.evaluate(
    async ({ frames, width, height, most, scale, kind }) => {
      const columns = Math.min(most, frames.length);
      const gap = 8;
      const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
      const canvas = document.createElement('canvas');
      canvas.width = columns * (w + gap) + gap;
      canvas.height = Math.ceil(frames.length / columns) * (h + gap) + gap;
      const paper = canvas.getContext('2d')!;
      paper.fillStyle = '#1a120a';
      paper.fillRect(0, 0, canvas.width, canvas.height);
      paper.imageSmoothingQuality = 'high';
      for (const [i, frame] of frames.entries()) {
        const image = new Image();
        image.src = `data:image/png;base64,${frame}`;
        await image.decode();
        paper.drawImage(image, gap + (i % columns) * (w + gap), gap + Math.floor(i / columns) * (h + gap), w, h);
      }
      return canvas.toDataURL(kind, 0.75).split(',')[1]!;
    },
    { frames, ...size, most, scale, kind: file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp' },
  );
  writeFileSync(file, Buffer.from(data, 'base64'));
}
