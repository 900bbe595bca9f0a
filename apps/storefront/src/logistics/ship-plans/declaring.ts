/** Who is to declare: who was chosen for it, and how to choose another. */
export interface Declaring {
  readonly id: string | undefined;
  readonly by: (id: string) => void;
  /** What is shown is for whoever was chosen before. */
  readonly isOld: boolean;
}
