// src/domain/bookkeeping.ts
/** In small letters without separators, so that `updated_at` and `updatedAt` are one name. */
const names = /* @__PURE__ */ new Set([
	"id",
	"etag",
	"requestid",
	"traceid",
	"timestamp",
	"asof",
	"createdat",
	"createdby",
	"updatedat",
	"updatedby",
	"modifiedat",
	"modifiedby",
	"lastupdated",
	"lastupdatedat",
	"lastupdatedby",
	"lastmodified",
	"lastmodifiedat",
	"lastmodifiedby",
	"fetchedat",
	"lastfetchedat",
	"retrievedat",
	"readat",
	"generatedat",
	"computedat",
	"evaluatedat",
	"syncedat",
	"lastsyncedat",
	"checkedat",
	"lastcheckedat",
	"seenat",
	"firstseenat",
	"lastseenat"
]);
/**
* Whether a field of an object is the platform's own book-keeping: who, when and which copy, never what is enforced. Some of it varies
* from answer to answer while nothing changes. The list is closed: a field such as `expires_at` does mean something.
*/
const isBookkeeping = (field) => names.has(field.toLowerCase().replaceAll(/[_-]/g, ""));
export { isBookkeeping };
