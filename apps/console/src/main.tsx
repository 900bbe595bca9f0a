import { createQueryClient } from "@sampan/client/create-query-client";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@sampan/ui/tokens.css";
import "./look/frame.css";
import "./look/pieces.css";
import "./look/antd.css";
import { Console } from "./console.tsx";
import { storedLanguage } from "./language/stored-language.ts";
import { speak } from "./language/speak.ts";

const place = document.getElementById("console");
if (!place) throw new Error("the page has no place for the console");

const speech = await speak(storedLanguage());
createRoot(place).render(
  <StrictMode>
    <Console queryClient={createQueryClient()} speech={speech} />
  </StrictMode>,
);
