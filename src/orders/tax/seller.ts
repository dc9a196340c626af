/** The selling company and its tax registration. Without a GSTIN no tax is charged and no tax invoice is issued. */
export type Seller = { name: string; address: string; gst?: GstRegistration };

export type GstRegistration = {
  gstin: string;
  /** services accounting code printed on invoices */
  sac: string;
  /** whole per cent, contained in every price */
  ratePercent: number;
};
