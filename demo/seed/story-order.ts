/** What is ordered in a story, and by whom. */
export interface StoryOrder {
  readonly customer: string;
  /** How many listings of how many sellers it holds. */
  readonly goods: number;
  readonly transport: 12 | 9 | 8 | 10;
  readonly payMode: "once" | "twice";
  readonly insurance: 0 | 2 | 3 | 4;
  /** Pieces of each line at least; one to three where nothing is said. */
  readonly pieces?: number;
  /** Whether its parcel lay long and was packed anew, which is charged. */
  readonly fees?: boolean;
  /** Where its parcel comes to; Guangzhou where nothing is said. */
  readonly warehouse?: "shenzhen";
  /** What the warehouse sees of its parcels when it receives them. */
  readonly marks?: readonly ("fragile" | "battery" | "liquid")[];
  /** Whether a coupon of its customer's is used. */
  readonly coupon?: boolean;
}
