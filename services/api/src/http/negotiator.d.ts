/** What is used of the library; its published types do not know `preferred` yet. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined;
  }
}
