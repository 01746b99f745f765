/** How many of a text's items with options were answered, and how many of them right. */
export interface Understood {
  readonly right: number;
  readonly answered: number;
  readonly total: number;
}
