import * as calls from "@sampan/contract/trade/instructions/instructions";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import {
  acceptRises,
  askAboutRises,
  getInstructions,
  saveInstructions,
} from "./keep-instructions.ts";

export function instructionRoutes(edge: Edge): void {
  mount(edge, calls.queryInstructions, getInstructions);
  mount(edge, calls.saveInstructions, saveInstructions);
  mount(edge, calls.acceptRises, acceptRises);
  mount(edge, calls.askAboutRises, askAboutRises);
}
