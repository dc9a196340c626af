/** The declared routes of every folder. A test compares them with the routers of the application. */
import { GOOGLE_API, PROFILE_API, SIGN_IN_API } from '#src/accounts/api.ts';
import { CATALOGUE_API } from '#src/catalogue/api.ts';
import { CONTACT_API } from '#src/contact/api.ts';
import { DASHBOARD_API } from '#src/dashboard/api.ts';
import { KUNDLI_MILAN_API } from '#src/kundli-milan/api.ts';
import { NEWSLETTER_API } from '#src/newsletter/api.ts';
import { ORDER_API } from '#src/orders/api.ts';
import { PANCHANG_API } from '#src/panchang/api.ts';
import { PAYMENT_API } from '#src/payments/api.ts';
import { PEOPLE_API } from '#src/people/api.ts';
import { PLACE_API } from '#src/places/api.ts';
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { PRIVACY_API } from '#src/privacy/api.ts';
import { CHART_FACTS_API } from '#src/chart-facts/api.ts';
import { DOCUMENT_API, HEALTH_API } from './api.ts';

/** By the name of the folder, which is the tag in the document. */
export const DECLARED_ROUTES: Record<string, ApiRoute[]> = {
  accounts: [...SIGN_IN_API, ...PROFILE_API, ...GOOGLE_API],
  catalogue: CATALOGUE_API,
  people: PEOPLE_API,
  places: PLACE_API,
  orders: ORDER_API,
  payments: PAYMENT_API,
  privacy: PRIVACY_API,
  contact: CONTACT_API,
  dashboard: DASHBOARD_API,
  'chart-facts': CHART_FACTS_API,
  'kundli-milan': KUNDLI_MILAN_API,
  newsletter: NEWSLETTER_API,
  panchang: PANCHANG_API,
  health: HEALTH_API,
  openapi: DOCUMENT_API,
};
