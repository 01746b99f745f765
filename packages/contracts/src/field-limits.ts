/**
 * The largest body, in bytes, that the API reads and that servers in front of it forward. The longest feedback within its limits is well
 * below it.
 */
export const BODY_LIMIT = 256 * 1024;

/** The maximum number of characters (UTF-16 units) in each text of website feedback, in the form and on the server. */
export const feedbackLimits = { summary: 300, details: 20_000, pageUrl: 2000, browserInfo: 4000, email: 254 } as const;

/** The maximum number of characters in each text of a project submission. */
export const projectLimits = { title: 200, description: 10_000, skills: 1000, contactName: 120, contactEmail: 254 } as const;

/** The maximum number of characters in each text of an incident report. */
export const reportLimits = { name: 120, email: 254, description: 20_000 } as const;
