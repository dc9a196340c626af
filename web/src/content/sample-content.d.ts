/** The files that the build step "sample texts" writes. */
declare module '#build/sample-content/person.json' {
  const person: import('#src/delivery/contract-sample-content.ts').SamplePerson;
  export default person;
}
declare module '#build/sample-content/leaves.json' {
  const leaves: Record<string, import('#src/delivery/contract-sample-content.ts').SampleLeaf>;
  export default leaves;
}
declare module '#build/sample-content/teasers.json' {
  const teasers: Record<string, import('#src/delivery/contract-sample-content.ts').SampleTeaser>;
  export default teasers;
}
declare module '#build/sample-content/example.json' {
  const example: import('#src/delivery/contract-sample-content.ts').SampleExample;
  export default example;
}
