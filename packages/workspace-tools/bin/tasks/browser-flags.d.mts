export declare const BROWSER_FLAGS: string[];
