/** Input of the dispute API: https://razorpay.com/docs/api/disputes/contest/ */
import * as z from 'zod/mini';
import { createBadRequestError, createInvalidFieldError } from './errors.ts';
import { readAmount, readFields, rejectUnknownFields, type Body } from './fields.ts';

/** Kinds of evidence; each is a field that lists document ids. */
const PROOFS = [
  'shipping_proof',
  'billing_proof',
  'cancellation_proof',
  'customer_communication',
  'proof_of_service',
  'explanation_letter',
  'refund_confirmation',
  'access_activity_log',
  'refund_cancellation_policy',
  'term_and_conditions',
] as const;

type Proof = (typeof PROOFS)[number];
type OtherProof = { type: string; document_ids: string[] };

export type Evidence = Record<Proof, string[] | null> & {
  amount: number;
  summary: string | null;
  others: OtherProof[] | null;
  submitted_at: number | null;
};

export const createEvidence = (amount: number): Evidence => ({
  amount,
  summary: null,
  ...(Object.fromEntries(PROOFS.map((proof) => [proof, null])) as Record<Proof, null>),
  others: null,
  submitted_at: null,
});

const CONTEST_FIELDS = new Set(['amount', 'summary', 'others', 'action', ...PROOFS]);

/** PATCH /disputes/:id/contest: adds to the evidence of earlier drafts. */
export function readContest(body: unknown, dispute: { amount: number; evidence: Evidence }) {
  const fields = readFields(body);
  rejectUnknownFields(fields, CONTEST_FIELDS);
  const { action = 'draft' } = fields;
  if (action !== 'draft' && action !== 'submit')
    throw createInvalidFieldError('action', 'The selected action is invalid.');
  const evidence: Evidence = { ...dispute.evidence, ...readEvidence(fields) };
  if (evidence.amount > dispute.amount)
    throw createInvalidFieldError('amount', 'contest amount cannot be greater than dispute amount.');
  if (action === 'submit' && !hasDocument(evidence))
    throw createBadRequestError('At least one document is required to submit the evidence.');
  return { isSubmitted: action === 'submit', evidence };
}

function readEvidence(fields: Body): Partial<Evidence> {
  const proofs = PROOFS.filter((proof) => fields[proof] !== undefined).map((proof) => [
    proof,
    readDocumentIds(fields[proof], proof),
  ]);
  const { amount, summary, others } = fields;
  return {
    ...(amount === undefined ? {} : { amount: readAmount(amount) }),
    ...(summary === undefined ? {} : { summary: readSummary(summary) }),
    ...(Object.fromEntries(proofs) as Partial<Evidence>),
    ...(others === undefined ? {} : { others: readOtherProofs(others) }),
  };
}

/** The sandbox keeps no documents: every well-formed id is accepted. */
const DocumentIds = z.array(z.string().check(z.regex(/^doc_[A-Za-z0-9]{14}$/)));
const OtherProofs = z.array(z.strictObject({ type: z.string(), document_ids: DocumentIds }));

function readDocumentIds(value: unknown, field: string): string[] {
  const parsed = DocumentIds.safeParse(value);
  if (parsed.success) return parsed.data;
  throw createInvalidFieldError(
    field,
    'Invalid file id provided or merchant is unauthorized to access the fileId(s) provided',
  );
}

function readOtherProofs(value: unknown): OtherProof[] {
  const parsed = OtherProofs.safeParse(value);
  if (!parsed.success) throw createInvalidFieldError('others', z.prettifyError(parsed.error));
  return parsed.data;
}

function readSummary(value: unknown): string {
  if (typeof value !== 'string' || value.length > 1000)
    throw createInvalidFieldError('summary', 'The summary may not be greater than 1000 characters.');
  return value;
}

const hasDocument = (evidence: Evidence) =>
  PROOFS.some((proof) => (evidence[proof]?.length ?? 0) > 0) ||
  (evidence.others ?? []).some(({ document_ids }) => document_ids.length > 0);

const NewDispute = z.strictObject({
  amount: z.optional(z.int().check(z.minimum(100))),
  phase: z._default(
    z.enum(['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration']),
    'chargeback',
  ),
  reasonCode: z._default(z.string(), 'goods_or_services_not_received'),
  /** deadline, in days from now */
  respondInDays: z._default(z.number().check(z.minimum(-30), z.maximum(120)), 7),
});

/** POST /admin/payments/:id/disputes */
export function readNewDispute(body: unknown) {
  const parsed = NewDispute.safeParse(body ?? {});
  if (!parsed.success) throw createBadRequestError(z.prettifyError(parsed.error));
  return parsed.data;
}

/** `action_required`: the bank wants better evidence, and the dispute is open again. */
const DECISIONS = ['under_review', 'action_required', 'won', 'lost', 'closed'] as const;
export type Decision = (typeof DECISIONS)[number];

const DecisionInput = z.strictObject({
  status: z.enum(DECISIONS),
  /** a new deadline, in days from now */
  respondInDays: z.optional(z.number().check(z.minimum(-30), z.maximum(120))),
  /** what a lost dispute takes, if not its whole amount */
  amountDeducted: z.optional(z.int().check(z.minimum(1))),
});

/** POST /admin/disputes/:id */
export function readDecision(body: unknown) {
  const parsed = DecisionInput.safeParse(readFields(body));
  if (!parsed.success) throw createBadRequestError(z.prettifyError(parsed.error));
  return parsed.data;
}
