/** Lets a few do something at the same time and the others wait for their turn. */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private left: number;

  constructor(most: number) {
    this.left = most;
  }

  /** How many could begin at once. */
  get free(): number {
    return this.left;
  }

  /** Does the work when it is its turn. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.left > 0) this.left -= 1;
    else await new Promise<void>((mine) => this.waiting.push(mine));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.left += 1;
    }
  }
}
