import path from "node:path";
import { startSandbox } from "@sampan/sandbox/start-sandbox";
import { growCatalogue } from "./catalogue/grow-catalogue.ts";
import { shareTexts } from "./catalogue/share-texts.ts";
import { drawPicture } from "./pictures/draw-picture.ts";

/**
 * Runs the sandbox world with the demo's goods, as a process of its own. It says on one line that
 * it listens and where, and ends on SIGTERM, SIGINT, or with the process that started it.
 *
 * SANDBOX_PORT, SANDBOX_SMTP_PORT: where it listens, any free port if absent.
 * SANDBOX_DATA_DIR: where pictures drawn on request are kept.
 * SANDBOX_SHOP_URL: the shop that 1688 tells of orders.
 * SANDBOX_PICTURE_URL: the origin under which answers name pictures, if not its own.
 */
const environment = process.env;
const dataFolder = environment["SANDBOX_DATA_DIR"] ?? path.join(".data", "sandbox");
const catalogue = growCatalogue();

const sandbox = await startSandbox({
  catalogue,
  examples: shareTexts(catalogue),
  pictures: {
    folder: path.join(import.meta.dirname, "pictures", "committed"),
    draw: drawPicture,
  },
  cacheFolder: path.join(dataFolder, "pictures"),
  port: Number(environment["SANDBOX_PORT"] ?? 0),
  smtpPort: Number(environment["SANDBOX_SMTP_PORT"] ?? 0),
  ...(environment["SANDBOX_PICTURE_URL"]
    ? { pictureOrigin: environment["SANDBOX_PICTURE_URL"] }
    : {}),
  ...(environment["SANDBOX_SHOP_URL"] ? { shopUrl: environment["SANDBOX_SHOP_URL"] } : {}),
});

let ending: Promise<void> | undefined;
const end = () => {
  ending ??= sandbox.close().then(() => process.exit(0));
};
process.on("SIGTERM", end);
process.on("SIGINT", end);
process.on("disconnect", end);

const { port, smtpPort } = sandbox;
process.stdout.write(`${JSON.stringify({ ready: true, port, smtpPort })}\n`);
