import { existsSync } from "node:fs";
import { join } from "node:path";
import { unpackBrowser } from "./unpack-browser.ts";

export type Browser = {
  executablePath: string;
  args: string[];
  /** What the browser needs in its environment beside what this process has. */
  env: Record<string, string>;
  origin: string;
};

const systemPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The sandbox of Chromium refuses root; the rest keeps the browser from calling its maker. */
const quietArgs = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds a browser for the journeys and for Lighthouse: CHROMIUM_PATH, else a Chromium or Chrome of
 * this machine, else the one of the npm package @sparticuz/chromium, which brings every library it
 * needs and runs on a bare Debian.
 */
export function findBrowser(): Browser {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return { executablePath: named, args: quietArgs, env: {}, origin: "CHROMIUM_PATH" };
  }
  const installed = systemPlaces.find((place) => existsSync(place));
  if (installed) return { executablePath: installed, args: quietArgs, env: {}, origin: installed };
  return packagedBrowser();
}

function packagedBrowser(): Browser {
  const folder = unpackBrowser(join(import.meta.dirname, "../../.cache"));
  const libraries = [join(folder, "lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean);
  return {
    executablePath: join(folder, "chromium"),
    args: [...quietArgs, "--no-zygote", "--disable-setuid-sandbox"],
    env: {
      LD_LIBRARY_PATH: libraries.join(":"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
    },
    origin: "npm package @sparticuz/chromium",
  };
}
