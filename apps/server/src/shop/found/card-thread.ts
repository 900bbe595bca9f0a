import { answerWithDrawing } from "../../kernel/pdf/answer-with-drawing.ts";
import { drawCard } from "./draw-card.ts";

await answerWithDrawing(drawCard);
