// Made from services/api/openapi.json by bin/generate.mjs. Change the API, then run that again; never edit this file.

export interface paths {
  '/api/modules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All curriculum modules */
    get: operations['listModules'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tools': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All AI tools and data pools */
    get: operations['listTools'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/projects': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All approved research projects */
    get: operations['listProjects'];
    put?: never;
    /** Submit a project idea; it is public once a maintainer has approved it */
    post: operations['submitProject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/projects/{id}/join': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take a place in an approved project, while joining is open */
    post: operations['joinProject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/conduct-report/reception': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether incident reports can be sent */
    get: operations['reportReception'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/conduct-report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Report an incident; anonymous unless the sender says otherwise */
    post: operations['sendReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/feedback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send feedback on the website */
    post: operations['sendFeedback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/client-events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** In how many page views releases failed over the last 90 days */
    get: operations['countFaults'];
    put?: never;
    /** Report that a release failed in a page view; the report is counted, and nothing else is kept */
    post: operations['reportFault'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the process answers */
    get: operations['live'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether requests can be served: the database answers and no migration is pending */
    get: operations['ready'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether emails to the team are going out */
    get: operations['mailHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/space': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the database has grown large */
    get: operations['spaceHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** This document */
    get: operations['openapi'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    FieldErrorDto: {
      /**
       * @description Name of the field.
       * @example summary
       */
      field: string;
      /**
       * @description What is wrong with it, in words for people.
       * @example Summary is required
       */
      message: string;
    };
    ProblemDto: {
      /** @example about:blank */
      type: string;
      /**
       * @description What the status means.
       * @example Bad Request
       */
      title: string;
      /** @example 400 */
      status: number;
      /**
       * @description One sentence that helps.
       * @example Summary is required.
       */
      detail: string;
      /** @description Which fields are wrong, and why. */
      errors?: components['schemas']['FieldErrorDto'][];
    };
    ModuleDto: {
      id: number;
      title: string;
      description: string;
      /** @example 25 min */
      duration: string;
      /** @example book-open */
      icon: string;
      enrolledCount: number;
      imageUrl?: string;
    };
    ToolDto: {
      id: number;
      name: string;
      description: string;
      /** @example Data Analysis */
      category: string;
      /** @example Free */
      pricing: string;
      /** @example https://marimo.io */
      url: string;
      /** @example notebook */
      icon: string;
      tags: string[];
    };
    ProjectDto: {
      id: number;
      title: string;
      /** @description Text; may contain https links to tools. */
      description: string;
      /**
       * @description A hyphenated slug.
       * @example medicine
       */
      field: string;
      /**
       * @description A hyphenated slug, or null if the project did not say.
       * @example 3-6-months
       */
      duration: string | null;
      memberCount: number;
      maxMembers: number;
      /** @description True if visitors can join now; otherwise left out. */
      joinable?: boolean;
      /** @description True for a project that only shows what projects look like; left out for real ones. */
      sample?: boolean;
    };
    SubmissionDto: {
      title: string;
      description: string;
      /** @enum {string} */
      field: 'biology' | 'chemistry' | 'physics' | 'environmental' | 'data-science' | 'psychology' | 'education' | 'medicine' | 'other';
      /** @enum {string} */
      duration?: '1-month' | '2-3-months' | '3-6-months' | '6-months-plus' | '';
      /** @enum {string} */
      teamSize?: '2-3' | '4-6' | '7-10' | '10-plus' | '';
      /** @enum {string} */
      skillLevel?: 'beginner' | 'intermediate' | 'advanced' | 'mixed' | '';
      /** @description May be empty. */
      skills?: string;
      contactName: string;
      contactEmail: string;
      /** @description Must be true. */
      safetyAgreement: boolean;
      /** @description Must be true. */
      collaborationAgreement: boolean;
      /** @description Must be true. */
      dataAgreement: boolean;
    };
    ReceivedDto: {
      /** @description Whether the mail server accepted the email to the team within this request; always false for incident reports, about which no email is sent. */
      emailSent: boolean;
    };
    JoinedDto: {
      id: number;
      memberCount: number;
      maxMembers: number;
    };
    ReceptionDto: {
      /**
       * @description trial: reports are sealed to a key on the same machine, for trying out the portal. closed: nobody could open a report yet, so none is accepted.
       * @enum {string}
       */
      status: 'open' | 'trial' | 'closed';
    };
    ReportDto: {
      /** @description May be empty: a report can be anonymous. */
      name?: string;
      /** @description May be empty. */
      email?: string;
      description: string;
      /** @enum {string} */
      violationType?: 'harassment' | 'inappropriate-content' | 'safety-concern' | 'academic-misconduct' | 'other' | '';
    };
    FeedbackDto: {
      summary: string;
      details: string;
      /** @description The page it is about, as an http or https address; may be empty. */
      pageUrl?: string;
      /** @description Browser, screen and page, as the form shows them; may be empty. */
      browserInfo?: string;
      /** @description May be empty. */
      email?: string;
      /** @default false */
      consentToContact?: boolean;
      /** @enum {string} */
      severity: 'low' | 'medium' | 'high';
      /** @enum {string} */
      category: 'bug' | 'content' | 'accessibility' | 'performance' | 'other';
    };
    ClientEventDto: {
      /** @example mfe-content */
      app: string;
      /** @example 1.4.0 */
      release: string;
      /**
       * @description load: it did not load, and the previous release took its place. mount: it failed when it was first shown, and the previous release took its place. shown: it failed later, while in use. unavailable: it failed, and nothing could take its place
       * @enum {string}
       */
      stage: 'load' | 'mount' | 'shown' | 'unavailable';
    };
    AcceptedDto: {
      /** @enum {string} */
      status: 'taken';
    };
    ClientEventCountDto: {
      /** @example mfe-content */
      app: string;
      /** @example 1.4.0 */
      release: string;
      /** @description What happened, as in the report */
      stage: string;
      /**
       * Format: date-time
       * @description Start of the interval
       */
      from: string;
      /**
       * @description Length of the interval in minutes; older counts are less precise
       * @enum {integer}
       */
      minutes: 10 | 60 | 1440;
      /** @description At most 40 an hour are counted from each network */
      pageViews: number;
      /** @description Networks that reported it, each counted once an hour */
      networks: number;
    };
    HealthDto: {
      /** @enum {string} */
      status: 'live';
    };
    ReadinessDto: {
      /** @enum {string} */
      status: 'ready';
    };
    MailHealthDto: {
      /**
       * @description off: no mail server has been set up. late: an email has been waiting for more than ten minutes. failing: emails to the team were given up.
       * @enum {string}
       */
      status: 'off' | 'well' | 'late' | 'failing';
    };
    SpaceHealthDto: {
      /**
       * @description large: the database takes more than 4 GB of the disk.
       * @enum {string}
       */
      status: 'well' | 'large';
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listModules: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole list */
      200: {
        headers: {
          /** @description Strong validator of these bytes; every encoding has its own */
          ETag?: string;
          /** @description br or gzip, as Accept-Encoding requests */
          'Content-Encoding'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ModuleDto'][];
        };
      };
      /** @description The list has not changed since the version in If-None-Match */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  listTools: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole list */
      200: {
        headers: {
          /** @description Strong validator of these bytes; every encoding has its own */
          ETag?: string;
          /** @description br or gzip, as Accept-Encoding requests */
          'Content-Encoding'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ToolDto'][];
        };
      };
      /** @description The list has not changed since the version in If-None-Match */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  listProjects: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole list */
      200: {
        headers: {
          /** @description Strong validator of these bytes; every encoding has its own */
          ETag?: string;
          /** @description br or gzip, as Accept-Encoding requests */
          'Content-Encoding'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectDto'][];
        };
      };
      /** @description The list has not changed since the version in If-None-Match */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  submitProject: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made by the sender: 16 to 100 letters, digits, hyphens or underscores. For a day, a repeated request with the same key and body has no effect and gets the same answer. */
        'Idempotency-Key'?: string;
        /** @description How the form was filled in: for how many seconds (60 at most), and whether the field that people cannot see has been filled in. Nothing is refused because of it; what looks automated waits in quarantine until someone on the team has seen it. */
        'Form-Signals'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubmissionDto'];
      };
    };
    responses: {
      /** @description It is stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedDto'];
        };
      };
      /** @description Malformed, or a field is unknown, missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Sent from another site, or closed at the moment */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The body is not JSON */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The idempotency key was already used for something else */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  joinProject: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made by the sender: 16 to 100 letters, digits, hyphens or underscores. For a day, a repeated request with the same key and body has no effect and gets the same answer. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The place is taken */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JoinedDto'];
        };
      };
      /** @description Malformed, or a field is unknown, missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Sent from another site, or closed at the moment */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description There is no such public record */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description No longer possible, or not right now */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The body is not JSON */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The idempotency key was already used for something else */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  reportReception: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How it stands */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceptionDto'];
        };
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  sendReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made by the sender: 16 to 100 letters, digits, hyphens or underscores. For a day, a repeated request with the same key and body has no effect and gets the same answer. */
        'Idempotency-Key'?: string;
        /** @description How the form was filled in: for how many seconds (60 at most), and whether the field that people cannot see has been filled in. Nothing is refused because of it; what looks automated waits in quarantine until someone on the team has seen it. */
        'Form-Signals'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportDto'];
      };
    };
    responses: {
      /** @description It is sealed and stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedDto'];
        };
      };
      /** @description Malformed, or a field is unknown, missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Sent from another site, or closed at the moment */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The body is not JSON */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The idempotency key was already used for something else */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  sendFeedback: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made by the sender: 16 to 100 letters, digits, hyphens or underscores. For a day, a repeated request with the same key and body has no effect and gets the same answer. */
        'Idempotency-Key'?: string;
        /** @description How the form was filled in: for how many seconds (60 at most), and whether the field that people cannot see has been filled in. Nothing is refused because of it; what looks automated waits in quarantine until someone on the team has seen it. */
        'Form-Signals'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FeedbackDto'];
      };
    };
    responses: {
      /** @description It is stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedDto'];
        };
      };
      /** @description Malformed, or a field is unknown, missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Sent from another site, or closed at the moment */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The body is not JSON */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The idempotency key was already used for something else */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  countFaults: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole list */
      200: {
        headers: {
          /** @description Strong validator of these bytes; every encoding has its own */
          ETag?: string;
          /** @description br or gzip, as Accept-Encoding requests */
          'Content-Encoding'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientEventCountDto'][];
        };
      };
      /** @description The list has not changed since the version in If-None-Match */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  reportFault: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientEventDto'];
      };
    };
    responses: {
      /** @description It came in */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AcceptedDto'];
        };
      };
      /** @description Malformed, or a field is unknown, missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Sent from another site, or closed at the moment */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The body is not JSON */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  live: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It does */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthDto'];
        };
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  ready: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description They can */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadinessDto'];
        };
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  mailHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How it stands */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailHealthDto'];
        };
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  spaceHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How it stands */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpaceHealthDto'];
        };
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description The database cannot be reached or the server is overloaded; Retry-After says when to try again */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  openapi: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The OpenAPI document */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      /** @description The document has not changed since the version in If-None-Match */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many requests from one network or from all together; Retry-After says when to try again */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Unexpected error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
}
