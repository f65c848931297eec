import type { Certificate } from '../certificate/certificate.ts';
import { packMembers } from '../loom/packed-members.ts';
import type { CertificateParcel } from './run-message.ts';

export const packCertificate = (certificate: Certificate): CertificateParcel => ({
  ...packMembers(certificate),
  violations: certificate.violations,
  unexamined: certificate.unexamined,
  differences: certificate.differences ?? 0,
});
