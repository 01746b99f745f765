/** How many of a text's items with options have been answered, and how many of them correctly. */
export interface Understood {
  readonly right: number;
  readonly answered: number;
  readonly total: number;
}
