import { registerHooks } from "node:module";

// What a process imports first when it is to go without the lock: the module that takes it is another one.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith("/lock-folder.ts") && !context.parentURL?.endsWith("/no-lock.ts")
      ? next(import.meta.resolve("./no-lock.ts"), context)
      : next(specifier, context),
});
