/** Rejects when `task` takes longer than `budgetMs`; what it brings after that counts as nothing. */
export async function withinBudget<Value>(task: Promise<Value>, budgetMs: number, sentence: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), budgetMs);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}
