/** The largest body, in bytes, that the API reads and that servers in front pass on. The longest feedback that passes its caps is well under it. */
export const BODY_LIMIT = 256 * 1024;

/** The most characters (UTF-16 units) that each text of website feedback may have, in the form and on the server. */
export const feedbackLimits = { summary: 300, details: 20_000, pageUrl: 2000, browserInfo: 4000, email: 254 } as const;

/** The most characters that each text of a project submission may have. */
export const projectLimits = { title: 200, description: 10_000, skills: 1000, contactName: 120, contactEmail: 254 } as const;

/** The most characters that each text of an incident report may have. */
export const reportLimits = { name: 120, email: 254, description: 20_000 } as const;
