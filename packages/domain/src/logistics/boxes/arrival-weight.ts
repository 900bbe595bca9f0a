/** What makes a difference between departure and arrival worth a look: both have to be passed. */
export interface WeightTolerance {
  readonly arrival_weight_percent: number;
  readonly arrival_weight_g: number;
}

/** Whether a parcel weighs so much more or less than when it left that something may be missing or changed. */
export function differsFromDeparture(
  { departed_g, arrived_g }: { readonly departed_g: number; readonly arrived_g: number },
  { arrival_weight_percent, arrival_weight_g }: WeightTolerance,
): boolean {
  const difference_g = Math.abs(arrived_g - departed_g);
  return (
    difference_g > arrival_weight_g && difference_g * 100 > departed_g * arrival_weight_percent
  );
}
