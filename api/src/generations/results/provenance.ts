/** IPTC's vocabulary for how a picture came about: https://cv.iptc.org/newscodes/digitalsourcetype/ */
type DigitalSourceType = 'algorithmicMedia' | 'trainedAlgorithmicMedia';

/** Our preview engine computes pictures by rules; every other engine is a trained model. */
export function digitalSourceType(providerId: string): DigitalSourceType {
  return providerId === 'preview' ? 'algorithmicMedia' : 'trainedAlgorithmicMedia';
}

/** An XMP packet that says so inside the file, where editors and search engines look (IPTC Photo Metadata 2023.1). */
export function provenanceXmp(type: DigitalSourceType): string {
  return [
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${type}"/>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('');
}
