/** The page whose rate is measured. */
export const PAGE = '/reports';
