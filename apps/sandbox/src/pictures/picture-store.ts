import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** Where pictures come from: finished ones in a folder, all others drawn when asked for. */
export type PictureSource = {
  readonly folder: string;
  /** Draws a picture by its name; undefined for a name that stands for nothing. */
  readonly draw: (name: string) => Promise<Buffer | undefined>;
};

export type PictureStore = {
  /** The picture as webp, `width` pixels wide; undefined where there is none of that name. */
  read(name: string, width?: number): Promise<Buffer | undefined>;
};

const NAME = /^[a-z0-9-]+\.[a-z0-9-]+$/;

/** Opens the store; what has been drawn or scaled once is kept in `cacheFolder`. */
export function openPictureStore(source: PictureSource, cacheFolder: string): PictureStore {
  const inWork = new Map<string, Promise<Buffer | undefined>>();
  // Drawing is heavy, and a results page asks for twenty pictures at once: one after another.
  let queue: Promise<unknown> = Promise.resolve();

  async function full(name: string): Promise<Buffer | undefined> {
    const file = `${name}.webp`;
    return (
      (await readIfThere(path.join(source.folder, file))) ??
      (await readIfThere(path.join(cacheFolder, file))) ??
      (await inTurn(async () => keep(file, await source.draw(name))))
    );
  }

  async function scaled(name: string, width: number): Promise<Buffer | undefined> {
    const file = `${name}_${width}.webp`;
    const ready = await readIfThere(path.join(cacheFolder, file));
    if (ready) return ready;
    const picture = await full(name);
    return (
      picture && keep(file, await sharp(picture).resize(width).webp({ quality: 78 }).toBuffer())
    );
  }

  async function keep(file: string, picture: Buffer | undefined): Promise<Buffer | undefined> {
    if (!picture) return undefined;
    await mkdir(cacheFolder, { recursive: true });
    const unfinished = path.join(cacheFolder, `${file}.${process.pid}.part`);
    await writeFile(unfinished, picture);
    await rename(unfinished, path.join(cacheFolder, file));
    return picture;
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work);
    queue = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  return {
    async read(name, width) {
      if (!NAME.test(name)) return undefined;
      const key = `${name}@${width ?? "full"}`;
      const running = inWork.get(key);
      if (running) return running;
      const work = (width === undefined ? full(name) : scaled(name, width)).finally(() =>
        inWork.delete(key),
      );
      inWork.set(key, work);
      return work;
    },
  };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
