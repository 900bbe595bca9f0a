import type { TextFields } from "../text-fields.ts";
import type { World } from "../world.ts";

/** Whether a promotion place and the parameters registered with it belong together. */
export function isRegistered(world: World, fields: TextFields): boolean {
  const { pid, customParameters } = world.credentials.pinduoduo;
  return fields["pid"] === pid && fields["custom_parameters"] === customParameters;
}
