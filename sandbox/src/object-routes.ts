/** REST routes of items, customers, payment links and cards. */
import {
  createCustomer,
  fetchCustomer,
  listCustomers,
  listCustomerTokens,
  updateCustomer,
} from './customers.ts';
import { createItem, deleteItem, fetchItem, listItems, updateItem } from './items.ts';
import {
  cancelPaymentLink,
  createPaymentLink,
  fetchPaymentLink,
  listPaymentLinks,
  notifyByMedium,
  updatePaymentLink,
} from './payment-links.ts';
import { fetchCard } from './payments.ts';
import type { Route } from './route-types.ts';

const ITEMS: Route[] = [
  ['post', '/items', 'items.create', (context, { body }) => createItem(context, body)],
  ['get', '/items', 'items.list', (context, { query }) => listItems(context, query)],
  ['get', '/items/:id', 'items.fetch', (context, { id }) => fetchItem(context, id)],
  ['patch', '/items/:id', 'items.edit', (context, { id, body }) => updateItem(context, id, body)],
  ['delete', '/items/:id', 'items.delete', (context, { id }) => deleteItem(context, id)],
];

const CUSTOMERS: Route[] = [
  ['post', '/customers', 'customers.create', (context, { body }) => createCustomer(context, body)],
  ['get', '/customers', 'customers.list', (context, { query }) => listCustomers(context, query)],
  ['get', '/customers/:id', 'customers.fetch', (context, { id }) => fetchCustomer(context, id)],
  ['put', '/customers/:id', 'customers.edit', (context, { id, body }) => updateCustomer(context, id, body)],
  ['get', '/customers/:id/tokens', 'customers.tokens', (context, { id }) => listCustomerTokens(context, id)],
];

const PAYMENT_LINKS: Route[] = [
  ['post', '/payment_links', 'payment_links.create', (context, { body }) => createPaymentLink(context, body)],
  ['get', '/payment_links', 'payment_links.list', (context, { query }) => listPaymentLinks(context, query)],
  ['get', '/payment_links/:id', 'payment_links.fetch', (context, { id }) => fetchPaymentLink(context, id)],
  [
    'patch',
    '/payment_links/:id',
    'payment_links.edit',
    (context, { id, body }) => updatePaymentLink(context, id, body),
  ],
  [
    'post',
    '/payment_links/:id/cancel',
    'payment_links.cancel',
    (context, { id }) => cancelPaymentLink(context, id),
  ],
  [
    'post',
    '/payment_links/:id/notify_by/:subId',
    'payment_links.notify',
    (context, { id, subId }) => notifyByMedium(context, id, subId),
  ],
];

const CARDS: Route[] = [['get', '/cards/:id', 'cards.fetch', (context, { id }) => fetchCard(context, id)]];

export const OBJECT_ROUTES: Route[] = [...ITEMS, ...CUSTOMERS, ...PAYMENT_LINKS, ...CARDS];
