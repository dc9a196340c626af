import { getRunContext } from '#src/platform/run-context.ts';

/** The part of axios that is used. */
export type AxiosRequest = { headers: { set(name: string, value: string): void } };

/** The id of the request, or of a job without one, for questions to the support of the gateway. */
export function addRequestId(gatewayRequest: AxiosRequest): AxiosRequest {
  const { request, jobId } = getRunContext();
  const id = request ?? jobId;
  if (id) gatewayRequest.headers.set('X-Request-Id', id);
  return gatewayRequest;
}
