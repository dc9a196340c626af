/** The files that the build step "sample texts" writes. */
declare module '#build/sample-content/person.json' {
  const person: import('#src/delivery/contract-sample-content.ts').SamplePerson;
  export default person;
}
declare module '#build/sample-content/partner.json' {
  const partner: import('#src/delivery/contract-sample-content.ts').SamplePartner;
  export default partner;
}
declare module '#build/sample-content/pages.json' {
  const pages: Record<string, import('#src/delivery/contract-sample-content.ts').SamplePage>;
  export default pages;
}
declare module '#build/sample-content/teasers.json' {
  const teasers: Record<string, import('#src/delivery/contract-sample-content.ts').SampleTeaser>;
  export default teasers;
}
declare module '#build/sample-content/example.json' {
  const example: import('#src/delivery/contract-sample-content.ts').SampleExample;
  export default example;
}
