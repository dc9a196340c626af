/** Contracts inside other contracts that the document gives a name. */
import { Member } from '#src/accounts/contract.ts';
import { Chart, Conventions, DashaPeriod, MahaDasha, Point } from '#src/astrology/contract.ts';
import { Statement } from '#src/dashboard/contract.ts';
import { OrderView } from '#src/orders/contract.ts';
import { Person } from '#src/people/contract.ts';
import { BirthDetails } from '#src/places/contract-birth.ts';
import { OffsetChoice, Place } from '#src/places/contract.ts';
import { ErrorResponse } from '#src/platform/http/contract.ts';

export const SHARED_SCHEMAS = {
  ErrorResponse,
  Member,
  Chart,
  Conventions,
  DashaPeriod,
  MahaDasha,
  Point,
  Statement,
  OrderView,
  Person,
  BirthDetails,
  OffsetChoice,
  Place,
};
