import * as calls from "@sampan/contract/logistics/forecast/staff-forecast";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { readForecast } from "./read-forecast.ts";

export function forecastRoutes(edge: Edge): void {
  mount(edge, calls.readForecast, readForecast);
}
