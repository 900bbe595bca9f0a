import { readLanguage } from "@sampan/domain/kernel/language";
import { createRoot } from "react-dom/client";
import "./gallery.css";
import { Frames } from "./frames.tsx";
import { Primitives } from "./primitives.tsx";
import { readWords } from "./words.ts";

/**
 * Every primitive of this package in every state, for whoever changes one: `npm run dev`, then /gallery/. The page of all
 * frames shows each language, light and dark, at 320 and 480 pixels; a frame is the same page with a language.
 */
const wish = new URLSearchParams(location.search);
const language = readLanguage(wish.get("language") ?? "");
const root = createRoot(document.getElementById("gallery") as HTMLElement);

if (language) {
  document.documentElement.lang = language;
  document.documentElement.dataset["theme"] = wish.get("theme") ?? "light";
  root.render(<Primitives words={await readWords(language)} />);
} else root.render(<Frames />);
