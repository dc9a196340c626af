import type Router from '@koa/router';

/** Both addresses of the specification. Without a client id there is no Google: back to the login page, which says so plainly. */
export function googleRoutes(router: Router): void {
  for (const path of ['/api/auth/google', '/api/auth/auth/google']) {
    router.get(path, (ctx) => ctx.redirect('/login?google=unavailable'));
  }
}
