import type { photoSearch as source } from "../../zh/goods/photo-search.ts";
import type { SameKeys } from "../../same-keys.ts";

export const photoSearch = {
  open: "Search by photo",
  title: "Search by photo",
  gallery: "Choose from gallery",
  useShared: "Search by this picture",
  other: "Another photo",
  searching: "Looking for similar products",
  photo: "Your photo",
  results: "Found by photo",
  nearestFirst: "The most similar come first",
  camera: {
    label: "Take a photo",
    title: "Camera",
    opening: "Opening the camera",
    hint: "Fill the square with one product",
    take: "Take the photo",
    refused: "Camera open failed",
    refusedBody: "Please allow the camera, or choose a photo from your gallery.",
  },
  empty: {
    title: "Nothing similar was found",
    body: "Try another angle, or leave only one product in the picture.",
    action: "How to take a good photo",
  },
  help: {
    link: "How to take a good photo",
    title: "How to take a good photo",
    intro:
      "We take your photo to 1688 and Taobao and look for products that are like it. The clearer the photo, the better the match.",
    good: "Like this",
    bad: "Hard to find",
    more: "Product pictures from the web and screenshots work too: crop away text, prices and frames first. The photo is used for the search only.",
    start: "Start searching",
    fills: {
      title: "The product fills the picture",
      body: "Go closer, and leave only a little room around it.",
    },
    front: {
      title: "From the front, upright",
      body: "Hold the phone straight, and do not look down on it.",
    },
    plain: {
      title: "A plain background",
      body: "Put it on a table or before a wall of one colour.",
    },
    far: {
      title: "Too far away",
      body: "The product is tiny, and what lies behind it is found instead.",
    },
    many: {
      title: "Several at once",
      body: "Nobody knows which one is meant. Take one at a time.",
    },
    dark: {
      title: "Dark or shiny",
      body: "Colours and patterns cannot be seen. Move to a window.",
    },
  },
} as const satisfies SameKeys<typeof source>;
