import { PREVIEW_PROVIDER } from '@aic/contract';

/** IPTC's vocabulary for how something came about: https://cv.iptc.org/newscodes/digitalsourcetype/ */
export type DigitalSourceType =
  | 'algorithmicMedia'
  | 'trainedAlgorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'algorithmicallyEnhanced';

/**
 * Our preview engine computes by rules; every other engine is a trained model. What a model has changed of a picture is
 * not all the model's.
 */
export function sourceTypeOf(
  providerId: string,
  { isEdit, isUpscaled }: { isEdit: boolean; isUpscaled: boolean },
): DigitalSourceType {
  if (isUpscaled) return 'algorithmicallyEnhanced';
  if (providerId === PREVIEW_PROVIDER) return 'algorithmicMedia';
  return isEdit ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';
}

export const sourceTypeAddress = (type: DigitalSourceType): string =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${type}`;

/** An XMP packet that says so inside the file, where editors and search engines look (IPTC Photo Metadata 2023.1). */
export function provenanceXmp(type: DigitalSourceType): string {
  return [
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` Iptc4xmpExt:DigitalSourceType="${sourceTypeAddress(type)}"/>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('');
}
