/** The declaration of a route for the OpenAPI document. Each domain folder declares its routes in its api.ts. */
import type * as z from 'zod/mini';

/**
 * Who may call a route. `recent-login`: a member who entered the password during the last ten minutes. `email-token`:
 * any caller with the token of an e-mail. `signature`: the payment gateway. `google-return`: the browser that returned from
 * Google, by its cookie.
 */
export type Access = 'public' | 'member' | 'recent-login' | 'email-token' | 'signature' | 'google-return';

/** One contract with the name that the document gives it, written as `{ LoginRequest }`. */
export type NamedSchema = Record<string, z.ZodMiniType>;

/** A response that is no JSON; `content`: its media type. */
export type FileResponse = { content: string; headers?: Record<string, string> };

export type ApiRoute = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** as in the router: /api/orders/:id */
  path: string;
  summary: string;
  description?: string;
  access: Access;
  /** of path parameters; every parameter of the path needs one */
  params?: Record<string, Parameter>;
  query?: Record<string, Parameter>;
  body?: NamedSchema;
  /** an example of the body */
  example?: object;
  /** success by JSON contract or file; `redirect`: where the Location leads */
  success: { status?: 200 | 201; json: NamedSchema } | { file: FileResponse } | { redirect: 302 | 303 };
  /** further success statuses: a redirect of one caller, JSON of another state */
  others?: Record<number, string>;
  /** error codes by status, besides those that every route of its kind has */
  errors?: Record<number, string[]>;
};

export type Parameter = { description: string; schema?: z.ZodMiniType; example?: string };

export const ORDER_ID: Parameter = { description: 'order number', example: 'LG-2611-7K3QX9' };
