/** Header, footer, dialogs and toasts around every page. */
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { PurchaseDialogs } from '#web/features/purchase/PurchaseDialogs.tsx';
import { Toasts } from '#web/ui/feedback/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

export function Root() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <RouteProgress />
      <Navigation />
      <Main />
      <Footer />
      <ScrollToTop />
      <PurchaseDialogs />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

/** Focuses the new page after a navigation, so that keyboard and screen reader start at its beginning. */
function Main() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" ref={main} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
