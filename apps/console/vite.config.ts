import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/console/",
  // Drawings stay files: the page's policy lets no picture come out of its own text.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  plugins: [react()],
});
