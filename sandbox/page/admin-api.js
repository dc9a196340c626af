// @ts-check

const base = document.body.dataset.base ?? '';

/**
 * @param {string} path below the sandbox's address
 * @param {{ method?: string, body?: object }} [request]
 * @returns {Promise<any>}
 * @throws {Error} with the description of the gateway
 */
export async function callApi(path, { method = 'GET', body } = {}) {
  const response = await fetch(base + path, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error?.description ?? `The sandbox answered ${response.status}.`);
  return answer;
}

/**
 * @param {string} path
 * @param {object} [body]
 */
export const post = (path, body = {}) => callApi(path, { method: 'POST', body });

/**
 * @param {string} path
 * @param {object} body
 */
export const patch = (path, body) => callApi(path, { method: 'PATCH', body });
