import { XMLParser } from 'fast-xml-parser';

/** An element: its children by name, its attributes by `@name`, its text as `#text`. */
export type XmlElement = Readonly<Record<string, unknown>>;

/** A bank's file nests about a dozen deep. */
const MAX_DEPTH = 30;
/** Written out in full they are `&amp;` and its like: there is no other entity without a document type. */
const MAX_ENTITIES = 100_000;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
  processEntities: { maxTotalExpansions: MAX_ENTITIES, maxExpandedLength: 1_000_000 },
  // Every element is a list, so that one and several read the same.
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/**
 * Reads an XML file; one with a document type, which could define entities, is refused.
 * @returns undefined for a text that is no XML
 */
export function readXml(text: string): XmlElement | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined;
  try {
    return parser.parse(text, true) as XmlElement;
  } catch {
    return undefined;
  }
}

/** All elements at a path: `childrenOf(entry, 'NtryDtls', 'TxDtls')`. */
export function childrenOf(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  return path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap((one) => (Object.hasOwn(one, name) ? (one[name] as XmlElement[]) : [])),
    [element],
  );
}

/** The text of the first element at a path; empty without one. */
export const textAt = (element: XmlElement, ...path: readonly string[]): string =>
  textOf(childrenOf(element, ...path)[0]);

/** The text of an element. */
export const textOf = (element: XmlElement | undefined): string => {
  const text = element?.['#text'];
  return typeof text === 'string' ? text.trim() : '';
};

export const attributeOf = (element: XmlElement | undefined, name: string): string => {
  const value = element?.[`@${name}`];
  return typeof value === 'string' ? value : '';
};
